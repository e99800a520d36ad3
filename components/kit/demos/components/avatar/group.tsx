"use client"

import { useTranslations } from "next-intl"
import { people } from "@/components/kit/people"
import { AvatarGroup } from "@/components/ui/avatar-group"

export default function Group() {
  const t = useTranslations("kit/avatar.group")
  return <AvatarGroup label={t("label")} people={people.slice(0, 5)} />
}
