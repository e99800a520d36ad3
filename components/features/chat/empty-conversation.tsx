"use client"

import { MessageCircle } from "lucide-react"
import { useTranslations } from "next-intl"
import { EmptyState } from "@/components/ui/empty-state"

/** The empty state of a conversation. */
export function EmptyConversation({ name }: { name: string }) {
  const t = useTranslations("chat.empty")
  return <EmptyState className="flex-1" icon={<MessageCircle />} title={t("title")} text={t("text", { name })} />
}
