"use client"

import { TextField } from "./text-field"

type Props = Omit<Parameters<typeof TextField>[0], "type">

/** A calendar date, YYYY-MM-DD, with the browser's own picker. */
export const DateField = (props: Props) => <TextField {...props} type="date" />
