"use client"

import type { ReactNode } from "react"
import type { DefaultValues } from "react-hook-form"
import type * as z from "zod"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { MergeNotice } from "@/components/form/merge-notice"
import { type MergeableForm, useRecordMerge } from "@/components/form/use-record-merge"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { SettingsForm } from "./settings-form"

interface Props<S extends FormSchema, Values extends object> {
  title: string
  text?: string
  schema: SchemaLoader<S>
  /** The settings as the page has loaded them. */
  loaded: AccountSetting
  /** Returns the form's values of the settings. */
  pick: (setting: AccountSetting) => Values
  /** Saves changes of the settings at `version`. @throws CallError */
  send: (changes: Partial<Values>, version: number) => Promise<unknown>
  /** The label of a field, and a value as the field shows it where it is no text. */
  describe: (name: keyof Values & string, value: unknown) => { label: string; text?: string }
  children: ReactNode
}

/** A group of the account's settings, which the user may also change in another tab, and an administrator elsewhere. */
export function MergedSettingsForm<S extends FormSchema, Values extends object>(props: Props<S, Values>) {
  const { title, text, schema, loaded, pick, send, describe, children } = props
  const { data, mutate } = useQuery(endpoints.getAccountSetting)
  const recordOf = (setting: AccountSetting) => ({ version: setting.version, values: pick(setting) })
  const merge = useRecordMerge<Values>({
    latest: recordOf(data ?? loaded),
    reload: async () => {
      const answer = await mutate()
      return answer && recordOf(answer)
    },
  })
  return (
    <SettingsForm
      title={title}
      text={text}
      schema={schema}
      defaultValues={pick(loaded) as DefaultValues<z.input<S>>}
      save={(values, form) =>
        merge.save(form as unknown as MergeableForm, values as unknown as Values, (changes, { version }) =>
          send(changes, version),
        )
      }
    >
      <MergeNotice merge={merge} describe={describe} />
      {children}
    </SettingsForm>
  )
}
