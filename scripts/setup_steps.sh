# Shared by the set-up scripts, which source it: progress lines, quiet commands with a log, help in failures.
# shellcheck shell=sh

LOG_DIR=var/log
TELL_EVERY_S=5
NETWORK_FAULTS='establish a new connection|Connection (refused|reset)|Name or service not known|name resolution|timed out|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|Could not resolve|from versions: none'

say() { printf '%s\n' "==> $*"; }

fail() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

# report_progress LOG: prints every few seconds the time so far and the log's last line; ends with the script that started it.
report_progress() {
  seconds=0
  while sleep 1 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    seconds=$((seconds + 1))
    [ $((seconds % TELL_EVERY_S)) -eq 0 ] || continue
    last=$(tail -n 1 "$1")
    printf '    %s s%.100s\n' "$seconds" "${last:+: $last}"
  done
}

# run_quietly NAME COMMAND...: output goes to a log, whose end is shown if the command fails.
run_quietly() {
  log="$LOG_DIR/setup-$1.log"
  shift
  mkdir -p "$LOG_DIR"
  : >"$log"
  report_progress "$log" &
  telling=$!
  status=0
  "$@" >"$log" 2>&1 || status=$?
  kill "$telling" 2>/dev/null || :
  # Some shells report a killed process when they notice it.
  wait "$telling" 2>/dev/null || :
  if [ "$status" -eq 0 ]; then return 0; fi
  printf '\n%s\n' "Failed: $*" >&2
  tail -n 15 "$log" >&2
  if grep -Eq "$NETWORK_FAULTS" "$log"; then
    fail "The package registry could not be reached. Check the network connection; behind a mirror set
PIP_INDEX_URL and npm_config_registry, behind a proxy HTTPS_PROXY. Then run the same command again.
The whole log is $log."
  fi
  fail "The whole log is $log."
}

# Prints how to become root: nothing for root, sudo where it works; fails where neither is possible.
root_prefix() {
  if [ "$(id -u)" -eq 0 ]; then return 0; fi
  command -v sudo >/dev/null 2>&1 || return 1
  if [ -t 0 ] || sudo -n true 2>/dev/null; then
    echo sudo
    return 0
  fi
  return 1
}

# install_packages PACKAGE...: through apt, as root or with sudo; otherwise prints the one command to run.
install_packages() {
  command="apt-get update && apt-get install -y --no-install-recommends $*"
  command -v apt-get >/dev/null 2>&1 || fail "Install $* with this system's package manager, then run make again."
  prefix=$(root_prefix) || fail "Missing: $*. Run this as root, then run make again:
  $command"
  say "Installing $* (apt)"
  run_quietly apt $prefix sh -c "export DEBIAN_FRONTEND=noninteractive; $command"
}
