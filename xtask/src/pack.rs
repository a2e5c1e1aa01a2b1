//! Makes the packed twins that web hosts hand out: `.br` and `.gz`.

use anyhow::Result;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Packed by brotli, as small as it gets.
pub(crate) fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters)?;
    Ok(packed)
}

/// Packed by gzip, for hosts and browsers that know nothing better. Holds no time, so it is the same every time.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

/// The name of a file's packed twin: `br` or `gz` is added to its own.
pub(crate) fn twin(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::{brotli, gzip};
    use std::io::Read;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let bytes: Vec<u8> = (0..20_000_u32).flat_map(|number| (number / 7).to_le_bytes()).collect();
        let mut back = Vec::new();
        ::brotli::Decompressor::new(&*brotli(&bytes).unwrap(), 4096).read_to_end(&mut back).unwrap();
        assert_eq!(back, bytes);
        back.clear();
        flate2::read::GzDecoder::new(&*gzip(&bytes).unwrap()).read_to_end(&mut back).unwrap();
        assert_eq!(back, bytes);
    }
}
