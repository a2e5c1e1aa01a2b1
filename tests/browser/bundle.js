// Runs esbuild with the options that the build hands over as JSON.

import { buildSync } from "esbuild";

buildSync(JSON.parse(process.argv[2]));
