"use client"

import { Copy, Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { createPortal } from "react-dom"
import { Button } from "@/components/ui/button"
import { copyText } from "@/components/ui/copy-text"
import { useLayer } from "@/components/ui/layer-context"

function save(codes: string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }))
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** The ten recovery codes, shown only once, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations("two-step")
  const foot = useLayer()?.foot
  return (
    <>
      <ul
        aria-label={t("codesList")}
        dir="ltr"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3 min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="tabular text-center">
            <code className="select-all text-dense">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={<Copy />}
          onClick={() => void copyText(codes.join("\n"), { done: t("copied"), failed: t("clipboardFailed") })}
        >
          {t("copy")}
        </Button>
        <Button variant="outline" size="sm" icon={<Download />} onClick={() => save(codes, t("fileName"))}>
          {t("download")}
        </Button>
      </div>
      {foot && createPortal(<Button onClick={onKept}>{t("kept")}</Button>, foot)}
    </>
  )
}
