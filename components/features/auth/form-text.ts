import "server-only"
import { getTranslations } from "next-intl/server"
import type { Translate } from "@/lib/core/i18n/translator"
import { minPasswordLength } from "@/lib/features/auth/schema"
import type { FieldMessages } from "./field-check"

/** Returns a form's texts, translated on the server: the client components of the sign-in screens don't load next-intl. */
export async function formText<K extends string>(...keys: K[]): Promise<Record<K, string>> {
  // next-intl's types can't follow keys that are a parameter.
  const t = (await getTranslations("auth.form")) as unknown as Translate
  return Object.fromEntries(keys.map((key) => [key, t(key, { min: minPasswordLength })])) as Record<K, string>
}

/** Returns the error messages that the browser can show before it asks the server. */
export async function fieldMessages(): Promise<FieldMessages> {
  const t = await getTranslations("errors")
  return {
    required: t("required"),
    email: t("email"),
    tooShort: t("tooShort", { min: minPasswordLength }),
    passwordMismatch: t("passwordMismatch"),
    acceptTerms: t("acceptTerms"),
  }
}
