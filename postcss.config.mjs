import { join } from "node:path"

export default {
  plugins: { [join(process.cwd(), "scripts/support/split-styles.cjs")]: {}, "@tailwindcss/postcss": {} },
}
