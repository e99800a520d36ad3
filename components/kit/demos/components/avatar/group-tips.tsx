"use client"

import { useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { AvatarGroup } from "@/components/ui/avatar-group"

export default function GroupTips() {
  const t = useTranslations("kit/avatar.group-tips")
  return <AvatarGroup tips label={t("label")} people={people} max={5} />
}
