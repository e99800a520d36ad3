"use client"

import { Ban, Eraser, ExternalLink } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { Switch } from "@/components/ui/switch"
import type { Contact } from "@/lib/features/chat/schema"
import { ContactInfo } from "./contact-info"
import { StatusName } from "./status-name"
import { useContactActions } from "./use-contact-actions"
import { useRoleName } from "./use-role-name"

interface Props {
  contact: Contact
  status: Contact["status"]
  onDone: () => void
}

/** A contact with description, contact details and actions. */
export default function ContactCard({ contact, status, onDone }: Props) {
  const t = useTranslations("chat")
  const role = useRoleName(contact.role)
  const actions = useContactActions(contact)
  const canReadUsers = useAbility().can("read", "User")
  return (
    <>
      <div className="flex flex-col items-center gap-1 text-center">
        <Avatar src={contact.avatar} name={contact.fullName} size="lg" status={status} />
        <p className="mt-2 font-semibold text-base">{contact.fullName}</p>
        <p className="text-dense text-ink-muted">
          {role} · <StatusName status={status} />
        </p>
      </div>
      {contact.about && (
        <section className="mt-5">
          <h3 className="font-semibold text-ink-faint text-xs">{t("contact.about")}</h3>
          <p dir="auto" className="mt-1 text-sm [overflow-wrap:anywhere]">
            {contact.about}
          </p>
        </section>
      )}
      <ContactInfo id={contact.id} />
      <section className="mt-5">
        <h3 className="mb-1 font-semibold text-ink-faint text-xs">{t("contact.options")}</h3>
        <Switch
          controlAtEnd
          label={t("contact.mute")}
          help={t("contact.muteHelp")}
          checked={contact.isMuted ?? false}
          onChange={(event) => void actions.setMuted(event.target.checked)}
        />
        <div className="mt-3 flex flex-col items-stretch gap-2">
          {canReadUsers && (
            <ButtonLink variant="outline" size="sm" icon={<ExternalLink />} href={`/apps/user/view/${contact.id}`}>
              {t("contact.profile")}
            </ButtonLink>
          )}
          <Button
            variant="outline"
            size="sm"
            icon={<Eraser />}
            onClick={() => {
              onDone()
              void actions.clear()
            }}
          >
            {t("menu.clear")}
          </Button>
          <Button
            variant="outline"
            size="sm"
            tone={contact.isBlocked ? "neutral" : "danger"}
            icon={<Ban />}
            onClick={() => void actions.setBlocked(!contact.isBlocked)}
          >
            {contact.isBlocked ? t("menu.unblock") : t("menu.block")}
          </Button>
        </div>
      </section>
    </>
  )
}
