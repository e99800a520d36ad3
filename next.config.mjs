import createNextIntlPlugin from "next-intl/plugin"

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/core/i18n/request.ts",
  // ICU messages are compiled at build time: the browser gets a formatter of under 1 kB instead of a parser.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
})

/** @type {import("next").NextConfig} */
const config = {
  // A second checkout of the build (tests, a preview) lives beside the first.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  reactStrictMode: true,
  poweredByHeader: false,
  serverExternalPackages: ["@electric-sql/pglite", "@node-rs/argon2", "pino", "postgres", "sharp", "nodemailer"],
}

export default withNextIntl(config)
