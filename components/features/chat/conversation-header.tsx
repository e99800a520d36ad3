"use client"

import { ArrowLeft, BellOff, Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Contact } from "@/lib/features/chat/schema"
import { ConversationMenu } from "./conversation-menu"
import { StatusName } from "./status-name"
import { goToContact } from "./use-contact"

interface Props {
  contact: Contact
  status: Contact["status"]
  isTyping: boolean
  onFind: () => void
}

/** The contact's name and status, which open the details, and the conversation's actions. */
export function ConversationHeader({ contact, status, isTyping, onFind }: Props) {
  const t = useTranslations("chat")
  const [, setOpen] = useViewParam("open")
  const preload = () => void preloadDrawer()
  return (
    <header className="flex h-15 shrink-0 items-center gap-1 border-line border-b px-2 lg:px-4">
      <Button
        variant="ghost"
        iconOnly
        label={t("back")}
        icon={<ArrowLeft className="rtl:-scale-x-100" />}
        onClick={() => goToContact(undefined)}
        className="lg:hidden"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen("contact")}
        onPointerEnter={preload}
        onFocus={preload}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-control pe-3 text-start"
      >
        <Avatar src={contact.avatar} name={contact.fullName} size="md" status={status} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate font-semibold">{contact.fullName}</span>
            {contact.isMuted && (
              <BellOff role="img" aria-label={t("muted")} className="size-3.5 shrink-0 text-ink-faint" />
            )}
          </span>
          <span className="block truncate text-ink-muted text-xs">
            {isTyping ? <span className="text-brand-text">{t("typing")}</span> : <StatusName status={status} />}
          </span>
        </span>
      </button>
      <div className="ms-auto flex items-center gap-1">
        <Button variant="ghost" iconOnly label={t("find.open")} icon={<Search />} onClick={onFind} />
        <ConversationMenu contact={contact} />
      </div>
    </header>
  )
}
