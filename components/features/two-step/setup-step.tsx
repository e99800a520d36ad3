"use client"

import { Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { copyText } from "@/components/ui/copy-text"
import { QrCode } from "@/components/ui/qr-code"
import type { Setup } from "@/lib/features/two-step/schema"

const codeSchema = () => import("@/lib/features/two-step/schema").then(({ codeForm }) => codeForm)

/** Setup of two-step sign-in: the secret as QR code, link and text, and a field for the app's first code. */
export function SetupStep({ setup, onCode }: { setup: Setup; onCode: (code: string) => Promise<void> }) {
  const t = useTranslations("two-step")
  const { secret, uri, qr } = setup
  return (
    <Form
      schema={codeSchema}
      defaultValues={{ code: "" }}
      onSubmit={({ code }) => onCode(code)}
      submitLabel={t("confirm")}
      guard={false}
    >
      <QrCode size={qr.size} path={qr.path} label={t("qr")} className="mx-auto size-52" />
      <div className="rounded-control bg-sunken px-3 py-2">
        <p className="text-dense text-ink-muted">{t("byHand")}</p>
        <div className="flex items-center gap-2">
          <code dir="ltr" className="tabular min-w-0 grow select-all break-words text-sm">
            {secret}
          </code>
          <Button
            iconOnly
            label={t("copyKey")}
            variant="ghost"
            size="sm"
            icon={<Copy />}
            onClick={() =>
              void copyText(secret.replaceAll(" ", ""), { done: t("keyCopied"), failed: t("clipboardFailed") })
            }
          />
        </div>
        <a href={uri} className="text-brand-text text-dense underline-offset-2 hover:underline sm:hidden">
          {t("openApp")}
        </a>
      </div>
      <TextField
        required
        name="code"
        label={t("code")}
        help={t("codeHelp")}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123456"
        maxLength={10}
      />
    </Form>
  )
}
