import { closeTestStore } from "./store"

afterAll(closeTestStore)
