import { client } from "./api"

let made = 0

/** Values of a person nobody has yet. */
export const fresh = () => {
  made++
  return { fullName: `New Person ${made}`, username: `new.person.${made}`, email: `new${made}@example.org` }
}

/** Adds a person as the administrator and answers them. */
export const addPerson = async (values: object = {}) =>
  (await (await client("admin")).post("/apps/users/add-user", { ...fresh(), ...values })).body.user
