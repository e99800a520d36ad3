import { getTranslations, setRequestLocale } from "next-intl/server"
import { UnknownPage } from "@/components/features/misc/unknown-page"
import { TodoScreen } from "@/components/features/todo/todo-screen"
import { listOf, parseSearch, queryOf } from "@/components/features/todo/view"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { recordPage } from "@/components/layout/record-page"
import { notFound } from "@/lib/core/http/errors"
import { countTasksHandler, listTasksHandler } from "@/lib/features/todo/handlers"
import { OpenTaskData } from "./open-task-data"

export const generateMetadata = async () => ({ title: (await getTranslations("todo"))("title") })

type Search = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string; view?: string[] }>; searchParams: Promise<Search> }

export default recordPage(UnknownPage, async ({ params, searchParams }: Props) => {
  const { locale, view: path = [] } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Task"])
  const list = listOf(path)
  if (!list) throw notFound()
  const search = await searchParams
  const given = { ...list, ...parseSearch({ get: (name) => [search[name]].flat()[0] ?? null }) }
  return (
    <Prefetch handler={countTasksHandler}>
      <Prefetch handler={listTasksHandler} input={{ query: queryOf(given) }}>
        <OpenTaskData task={given.task}>
          <TodoScreen />
        </OpenTaskData>
      </Prefetch>
    </Prefetch>
  )
})
