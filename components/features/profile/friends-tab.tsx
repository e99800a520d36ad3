"use client"

import { UserRoundPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import type { Person } from "@/lib/features/profile/schema"
import { PersonRow } from "./person-row"
import { usePeople } from "./use-people"

interface ListProps {
  people: Person[]
  onFollow: (person: Person, following: boolean) => Promise<unknown>
}

const PersonList = ({ people, onFollow }: ListProps) => (
  <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} onFollow={onFollow} />
    ))}
  </ul>
)

/** The users whom the current user follows, and suggestions below. */
export function FriendsTab() {
  const t = useTranslations("profile.people")
  const { people, error, isBusy, retry, follow } = usePeople()
  return (
    <div className="space-y-5">
      <Card>
        <CardHeader title={t("friends")} subtitle={people && t("count", { count: people.friends.length })} />
        <CardBody>
          {error && <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />}
          {!people && !error && <SkeletonText lines={5} />}
          {people?.friends.length === 0 && (
            <EmptyState icon={<UserRoundPlus />} title={t("empty.title")} text={t("empty.text")} />
          )}
          {people && <PersonList people={people.friends} onFollow={follow} />}
        </CardBody>
      </Card>
      {people && people.suggestions.length > 0 && (
        <Card>
          <CardHeader title={t("suggestions")} />
          <CardBody>
            <PersonList people={people.suggestions} onFollow={follow} />
          </CardBody>
        </Card>
      )}
    </div>
  )
}
