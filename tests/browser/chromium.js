// How Chromium is started: for the tests, for the documentation's pictures and for what is measured in frames.

/** The browsers that Playwright would download are not used: the system's own is what visitors have. */
export const CHROMIUM = {
  executablePath: process.env.KATRO_CHROMIUM ?? "/usr/bin/chromium",
  chromiumSandbox: false,
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
