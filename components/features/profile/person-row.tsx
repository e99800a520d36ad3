"use client"

import { UserMinus, UserPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Avatar } from "@/components/ui/avatar"
import type { Person } from "@/lib/features/profile/schema"

interface Props {
  person: Person
  onFollow: (person: Person, following: boolean) => Promise<unknown>
}

/** A user of the workspace with a button to follow or unfollow them. */
export function PersonRow({ person, onFollow }: Props) {
  const t = useTranslations("profile.people")
  const ability = useAbility()
  const { name, avatar, designation, mutualFriend, following } = person
  return (
    <li className="flex items-center gap-3">
      <Avatar src={avatar} name={name} size="md" />
      <div className="min-w-0 grow leading-tight">
        <p className="font-medium text-ink text-sm">{name}</p>
        <p className="text-ink-muted text-xs">{designation || t("mutual", { count: mutualFriend })}</p>
        {designation && mutualFriend > 0 && (
          <p className="text-ink-faint text-xs">{t("mutual", { count: mutualFriend })}</p>
        )}
      </div>
      {ability.can("update", "Profile") && (
        <ActionButton
          variant={following ? "outline" : "soft"}
          size="sm"
          iconOnly
          icon={following ? <UserMinus /> : <UserPlus />}
          label={t(following ? "unfollow" : "follow", { name })}
          action={() => onFollow(person, !following)}
        />
      )}
    </li>
  )
}
