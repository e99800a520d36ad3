"use client"

import { Copy, Mail, Share2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { copyText } from "@/components/ui/copy-text"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"

/** Menu to share the page: copy the link, send it by email, or use the device's share dialog. */
export function ShareMenu({ name }: { name: string }) {
  const t = useTranslations("ui.share")
  const address = () => window.location.origin + window.location.pathname

  async function copy() {
    if (!(await copyText(address(), { done: t("copied") }))) void toast.info(address())
  }
  const mail = () =>
    window.location.assign(`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address())}`)
  // Closing the device's dialog rejects the promise, which is not an error.
  const device = () => void navigator.share({ title: name, url: address() }).catch(() => undefined)
  const offersMore = typeof navigator !== "undefined" && "share" in navigator

  return (
    <Menu
      button={{ variant: "outline", iconOnly: true, label: t("title"), icon: <Share2 /> }}
      items={[
        { label: t("copy"), icon: <Copy />, onSelect: () => void copy() },
        { label: t("mail"), icon: <Mail />, onSelect: mail },
        ...(offersMore ? [{ label: t("more"), icon: <Share2 />, onSelect: device }] : []),
      ]}
    />
  )
}
