import { getRequestConfig } from "next-intl/server"
import { intlLocale } from "./intl-locale"
import { defaultLocale, isLocale } from "./locales"
import { loadMessages } from "./messages"
import { readerZone } from "./reader-zone"

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const language = isLocale(requested) ? requested : defaultLocale
  return { locale: intlLocale(language), messages: await loadMessages(language), timeZone: (await readerZone()).zone }
})
