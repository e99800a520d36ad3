import { readFileSync } from "node:fs"
import { PHASE_PRODUCTION_SERVER } from "next/constants.js"
import { securityHeaders } from "./scripts/support/security-headers.mjs"

const callPaths = JSON.parse(readFileSync(new URL("./lib/core/http/paths.json", import.meta.url), "utf8"))

/** Paths per rewrite: Next limits the source to 4,096 characters. */
const pathsTogether = 80

/**
 * Rewrites paths outside /api to the routes under /api. Next compiles each rewrite again for every request, including
 * those of pages: one per path, for 230 paths, took 0.7 ms.
 */
function callRewrites() {
  const withParameters = callPaths.filter((path) => path.includes("{"))
  const plain = callPaths.filter((path) => !path.includes("{"))
  const together = Array.from({ length: Math.ceil(plain.length / pathsTogether) }, (_, i) =>
    plain.slice(i * pathsTogether, (i + 1) * pathsTogether).map((path) => path.slice(1)),
  )
  return [
    ...together.map((paths) => ({ source: `/:call(${paths.join("|")})`, destination: "/api/:call" })),
    ...withParameters.map((path) => {
      const source = path.replace(/\{(\w+)\}/g, ":$1")
      return { source, destination: `/api${source}` }
    }),
  ]
}

/** @type {import("next").NextConfig} */
const config = {
  // Lets tests have a second build next to the first.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  reactStrictMode: true,
  // `npm test` has checked the types before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "true" },
  experimental: {
    // The build cache takes 1.2 GB of disk, and writing it two fifths of the first build's time.
    turbopackFileSystemCacheForBuild: false,
    // Preloading every page and endpoint makes the start a third slower and takes 60 MB.
    preloadEntriesOnStart: false,
  },
  poweredByHeader: false,
  devIndicators: false,
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@node-rs/argon2",
    "fs-native-extensions",
    "pino",
    "postgres",
    "prom-client",
    "sharp",
    "nodemailer",
    "pdfkit",
    "react-docgen",
  ],
  outputFileTracingIncludes: {
    "/api/**": [
      "./data/migrations/**",
      "./node_modules/@fontsource/inter/{unicode.json,files/*-{400,700}-normal.woff}",
    ],
    "/api/kit/**": ["./components/kit/demos/**"],
    "/\\[locale\\]/**": [
      "./data/migrations/**",
      "./components/{ui,form,list,charts,editor}/**",
      "./components/features/cards/chart-card.tsx",
      "./lib/core/range.ts",
    ],
  },
  rewrites: async () => ({ beforeFiles: callRewrites() }),
  headers: async () => [
    { source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
  ],
}

/** Adds what compiling needs. A server of a finished build doesn't: the plugin loads a compiler of 20 MB. */
export default async function configFor(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  const { default: createNextIntlPlugin } = await import("next-intl/plugin")
  return createNextIntlPlugin({
    requestConfig: "./lib/core/i18n/request.ts",
    // ICU messages are compiled at build time: the browser gets a formatter of under 1 kB instead of a parser.
    experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
  })(config)
}
