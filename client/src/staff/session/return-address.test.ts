import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

const HOME = "/admin/dashboard";

test.each([
  ["/admin/dashboard/contact", "/admin/dashboard/contact"],
  ["/admin/dashboard/contact/665f#row", "/admin/dashboard/contact/665f#row"],
  ["/admin/queries/665f", "/admin/queries/665f"],
])("%s of the panel is returned to", (asked, address) => {
  expect(returnAddress({ asked })).toBe(address);
});

test.each([
  "/admin",
  "/admin/login",
  "/admin/login?again",
  "/administration",
  "/",
  "/contact",
  "//evil.example/admin/dashboard",
  "/\\evil.example/admin/dashboard",
  "https://evil.example/admin/dashboard",
  "javascript:alert(1)",
  "/admin/../contact",
  "/admin/%2e%2e/contact",
  "http://[",
  "",
])("%s leads to the dashboard", (asked) => {
  expect(returnAddress({ asked })).toBe(HOME);
});

test.each([null, undefined, "text", 7, {}, { asked: 7 }, { asked: null }])(
  "so does a state of %s",
  (state) => {
    expect(returnAddress(state)).toBe(HOME);
  },
);
