import { defineRouting } from "next-intl/routing"
import { defaultLocale, locales } from "./locales"

/** `/apps/user/list` is English, `/de/apps/user/list` German. A stored choice overrides the browser's languages. */
export const routing = defineRouting({ locales, defaultLocale, localePrefix: "as-needed" })
