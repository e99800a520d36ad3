"use client"

import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { InnerButton } from "@/components/ui/inner-button"
import { AuthField } from "./auth-field"

interface Props extends Omit<ComponentProps<typeof AuthField>, "type" | "end"> {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. */
export function AuthPasswordField({ showLabel, hideLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  const eye = (
    <InnerButton
      label={shown ? hideLabel : showLabel}
      aria-pressed={shown}
      aria-controls={rest.name}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </InnerButton>
  )
  return (
    <AuthField
      maxLength={200}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? "text" : "password"}
      end={eye}
    />
  )
}
