import { getTranslations, setRequestLocale } from "next-intl/server"
import { ChatScreen } from "@/components/features/chat/chat-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getPresenceHandler, listChatsHandler } from "@/lib/features/chat/handlers"
import { TalkData } from "./conversation-data"

export const generateMetadata = async () => ({ title: (await getTranslations("chat"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<{ contact?: string | string[] }> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Chat"])
  return (
    <Prefetch handler={listChatsHandler}>
      <Prefetch handler={getPresenceHandler}>
        <TalkData contact={(await searchParams).contact}>
          <ChatScreen />
        </TalkData>
      </Prefetch>
    </Prefetch>
  )
}
