"use client"

import { Eye, EyeOff } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { InnerButton } from "./inner-button"
import { Input, type InputProps } from "./input"

/** Password input with a button that shows the password. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const t = useTranslations("ui")
  const [shown, setShown] = useState(false)
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <InnerButton
          label={t(shown ? "hidePassword" : "showPassword")}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </InnerButton>
      }
    />
  )
}
