"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { Textarea } from "@/components/ui/textarea"
import { OutcomeView } from "./outcome-view"
import { type Outcome, send } from "./request"
import { setToken, useToken } from "./token"
import type { TryEndpoint, TryField } from "./try-it-switch"

interface Props {
  call: TryEndpoint
  fields: TryField[]
}

const label = "mb-1.5 block font-medium text-dense text-ink"

/** A form that sends a request with the browser's session or a pasted token. */
export function TryIt({ call, fields }: Props) {
  const t = useTranslations("developers")
  const token = useToken()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | "offline">()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const parameters = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(`parameter-${name}`) ?? "")]))
    const file = data.get("file")
    setBusy(true)
    const trial = {
      parameters,
      body: String(data.get("body") ?? ""),
      token,
      file: file instanceof File ? file : undefined,
    }
    setOutcome(await send(call, trial).catch(() => "offline" as const))
    setBusy(false)
  }
  const of = (name: string) => `${call.id}-${name}`
  return (
    <form onSubmit={onSubmit} className="mt-4 grid gap-4">
      {fields.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map(({ name, required, hint }) => (
            <div key={name}>
              <label htmlFor={of(name)} className={label}>
                <code className="font-mono">{name}</code>
              </label>
              <Input
                id={of(name)}
                name={`parameter-${name}`}
                required={required}
                placeholder={hint}
                size="sm"
                dir="ltr"
              />
            </div>
          ))}
        </div>
      )}
      {call.body !== undefined && (
        <div>
          <label htmlFor={of("body")} className={label}>
            {t("body")}
          </label>
          <Textarea
            id={of("body")}
            name="body"
            defaultValue={call.body}
            rows={Math.min(14, call.body.split("\n").length + 1)}
            spellCheck={false}
            dir="ltr"
            className="font-mono text-xs"
          />
        </div>
      )}
      {call.uploads.length > 0 && (
        <div>
          <label htmlFor={of("file")} className={label}>
            {t("file")}
          </label>
          <input id={of("file")} name="file" type="file" required accept={call.uploads.join()} className="text-dense" />
        </div>
      )}
      {!call.isPublic && (
        <div>
          <label htmlFor={of("token")} className={label}>
            {t("token")}
          </label>
          <Input
            id={of("token")}
            value={token}
            onChange={(event) => setToken(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            size="sm"
            dir="ltr"
            aria-describedby={of("token-help")}
          />
          <p id={of("token-help")} className="mt-1.5 text-dense text-ink-muted">
            {t("tokenHelp")}
          </p>
        </div>
      )}
      <Button type="submit" busy={busy} size="sm" className="w-fit">
        {t("send")}
      </Button>
      <div aria-live="polite">{outcome && <OutcomeView outcome={outcome} />}</div>
    </form>
  )
}
