import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"

/** The field for what confirms a sign-in. */
export function ConfirmField({ way, error }: { way: "password" | "code"; error: string | undefined }) {
  const t = useTranslations("shell.confirm")
  return (
    <FieldFrame required label={t(way)} error={error}>
      {(control) =>
        way === "code" ? (
          <Input
            {...control}
            name="code"
            data-autofocus
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            className="tabular"
          />
        ) : (
          <PasswordInput {...control} name="password" data-autofocus autoComplete="current-password" maxLength={200} />
        )
      }
    </FieldFrame>
  )
}
