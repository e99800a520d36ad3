import { createRequire } from "node:module"
import nextJest from "next/jest.js"
import { sharedServers, sharedStores } from "./scripts/support/shared-stores.mjs"

const require = createRequire(import.meta.url)
const nextConfig = nextJest({ dir: import.meta.dirname ?? new URL(".", import.meta.url).pathname })

// Ships as ES modules only; Jest runs everything as CommonJS.
const modules = [
  "@casl",
  "@formatjs",
  "@t3-oss",
  "dom-serializer",
  "domelementtype",
  "domhandler",
  "domutils",
  "entities",
  "htmlparser2",
  "icu-minify",
  "intl-messageformat",
  "jose",
  "next-intl",
  "use-intl",
  "po-parser",
  "react-docgen",
  "strip-indent",
  "sugar-high",
]

/** The configuration of next/jest for a project, with its compiler set to CommonJS and the packages to compile. */
async function project(options) {
  const config = await nextConfig(options)()
  const [compiler, compilerOptions] = Object.values(config.transform).find(Array.isArray)
  return {
    ...config,
    transform: { "^.+\\.(js|jsx|ts|tsx|mjs)$": [compiler, { ...compilerOptions, isEsmProject: false }] },
    transformIgnorePatterns: [`/node_modules/(?!(${modules.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  }
}

const shared = {
  rootDir: ".",
  // A build has ten thousand files, irrelevant to tests, and may be written while tests run.
  modulePathIgnorePatterns: ["<rootDir>/\\.next"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/__tests__/support/server-only.ts",
  },
}

/** The files that run as part of a folder's `together`, or that one where each file has a store of its own. */
const leftOut = (folder, rows) => [
  "/node_modules/",
  process.env.SHARE_STORES
    ? `/__tests__/${folder}/(${rows.flat().join("|")})\\.test\\.ts$`
    : `/__tests__/${folder}/together/`,
]

export default async () => ({
  // A worker that has grown is replaced, because each test file opens an embedded database.
  workerIdleMemoryLimit: "1GB",
  maxWorkers: 2,
  testSequencer: "<rootDir>/__tests__/support/sequencer.mjs",
  projects: [
    await project({
      ...shared,
      displayName: "node",
      globalSetup: require.resolve("./__tests__/support/global-setup.mjs"),
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{unit,api,architecture}/**/*.test.ts"],
      testPathIgnorePatterns: leftOut("api", sharedStores),
      globals: { sharedServers, sharedStores },
      setupFiles: ["<rootDir>/__tests__/support/environment.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/close-store.ts"],
    }),
    await project({
      ...shared,
      displayName: "ui",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/ui/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jsdom.ts"],
    }),
    await project({
      ...shared,
      displayName: "e2e",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
      testPathIgnorePatterns: leftOut("e2e", sharedServers),
      globals: { sharedServers },
      globalSetup: require.resolve("./__tests__/support/global-setup.mjs"),
    }),
  ],
})
