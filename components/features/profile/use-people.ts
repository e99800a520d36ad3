"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import type * as contract from "@/lib/features/profile/contract"
import type { Person } from "@/lib/features/profile/schema"
import { calls } from "./calls"
import { usePending } from "./use-pending"

interface People {
  friends: Person[]
  suggestions: Person[]
}

const besides = (people: Person[], { id }: Person) => people.filter((person) => person.id !== id)

function moved({ friends, suggestions }: People, person: Person, following: boolean): People {
  const rest = { friends: besides(friends, person), suggestions: besides(suggestions, person) }
  return following ? { ...rest, friends: [{ ...person, following }, ...rest.friends] } : rest
}

/** Whom the reader follows, and whom they may want to. */
export function usePeople() {
  const t = useTranslations("profile.people")
  const { data, error, isValidating, mutate } = useQuery<typeof contract.listPeople>(calls.listPeople)
  const { shown, write } = usePending<People>(data, [calls.listPeople, calls.getProfile])
  const flip = (person: Person, following: boolean) =>
    write({
      shown: (people) => moved(people, person, following),
      send: () => call<typeof contract.follow>(calls.follow, { body: { id: person.id } }),
    })
  return {
    people: shown,
    error: data ? undefined : error,
    isBusy: isValidating,
    retry: () => void mutate(),
    async follow(person: Person, following: boolean) {
      if (!(await flip(person, following))) return
      toast.undo(t(following ? "followed" : "unfollowed", { name: person.name }), () => flip(person, !following))
    },
  }
}
