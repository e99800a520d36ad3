"use client"

import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { preloadDrawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Chats } from "./use-chat-cache"

/** The user's own avatar, which opens the profile. */
export function OwnAvatar({ me }: { me?: Chats["profileUser"] }) {
  const t = useTranslations("chat")
  const [, setOpen] = useViewParam("open")
  const preload = () => void preloadDrawer()
  const label = t("ownProfile", { status: t(`statuses.${me?.status ?? "online"}`) })
  return (
    <button
      type="button"
      data-tip={label}
      aria-haspopup="dialog"
      onClick={() => setOpen("profile")}
      onPointerEnter={preload}
      onFocus={preload}
      className="grid size-11 shrink-0 place-items-center rounded-full"
    >
      <Avatar src={me?.avatar} name={me?.fullName ?? ""} size="md" status={me?.status} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
