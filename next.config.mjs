import createNextIntlPlugin from "next-intl/plugin"
import { securityHeaders } from "./scripts/support/security-headers.mjs"

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/core/i18n/request.ts",
  // ICU messages are compiled at build time: the browser gets a formatter of under 1 kB instead of a parser.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
})

/** @type {import("next").NextConfig} */
const config = {
  // Lets tests have a second build next to the first.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  reactStrictMode: true,
  // `npm test` checks the types before it builds, and `npm start` serves what was checked before.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "true" },
  experimental: {
    // The build cache takes 1.2 GB of disk, and writing it two fifths of the first build's time.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads the source maps of the built server. Reading those of packages and writing these takes time and memory.
    ...(process.env.NODE_ENV === "production" && { turbopackSourceMaps: false, turbopackInputSourceMaps: false }),
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
      "./scripts/standalone/verify-books.mjs",
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
  // middleware.ts rewrites the paths of all other endpoints: Next parses and compiles every rewrite again for every request, and
  // those of 260 paths took a quarter of the time of a request, in eight patterns as well as in one.
  rewrites: async () => ({
    beforeFiles: [{ source: "/apps/ecommerce/wishlist", destination: "/api/apps/ecommerce/wishlist" }],
  }),
  headers: async () => [
    { source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
  ],
}

export default withNextIntl(config)
