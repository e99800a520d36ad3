import { ActivityCard } from "@/components/features/sign-ins/activity-card"
import { Messages } from "@/components/layout/messages"
import { Prefetch } from "@/components/layout/prefetch"
import { listUserSignInActivityHandler } from "@/lib/features/sign-ins/handlers"

/** A user's recent sign-ins, for administrators. */
export function Activity({ userId, shown }: { userId: number; shown: boolean }) {
  if (!shown) return null
  return (
    <section className="mt-5">
      <Messages of={["sign-ins"]}>
        <Prefetch handler={listUserSignInActivityHandler} input={{ query: { id: userId, page: 1, perPage: 10 } }}>
          <ActivityCard userId={userId} />
        </Prefetch>
      </Messages>
    </section>
  )
}
