import "server-only"
import { getTranslations } from "next-intl/server"
import type { Translate } from "@/lib/core/i18n/translator"
import { shortestPassword } from "@/lib/features/auth/schema"
import type { FieldMessages } from "./field-check"

/** Texts of a form, made on the server: the islands of the sign-in screens carry no translator. */
export async function formText<K extends string>(...keys: K[]): Promise<Record<K, string>> {
  // The keys are a parameter here, which next-intl's own types cannot follow.
  const t = (await getTranslations("auth.form")) as unknown as Translate
  return Object.fromEntries(keys.map((key) => [key, t(key, { min: shortestPassword })])) as Record<K, string>
}

/** What the browser may say about a field before the server is asked. */
export async function fieldMessages(): Promise<FieldMessages> {
  const t = await getTranslations("errors")
  return {
    required: t("required"),
    email: t("email"),
    tooShort: t("tooShort", { min: shortestPassword }),
    passwordMismatch: t("passwordMismatch"),
    acceptTerms: t("acceptTerms"),
  }
}
