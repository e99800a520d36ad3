import { defineConfig } from "drizzle-kit"

export default defineConfig({
  dialect: "postgresql",
  schema: ["./lib/core/*/table.ts", "./lib/features/*/table.ts", "./lib/features/*/table/*.ts"],
  out: "./data/migrations",
})
