package org.tutti.rank.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A process, such as the driver of a campaign, as others know it. Only those on its own host can
 * see whether it runs.
 *
 * @param pid its process
 * @param started when the process was started, in clock ticks since its host was, since numbers of
 *     processes are used again
 * @param boot identifies its host since that was started
 */
public record DriverProcess(String pid, String started, String boot) {
  private static final Path PROCESSES = Path.of("/proc");
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");

  /** The places of state and start in the fields that follow the name of a process. */
  private static final int STATE = 0;

  private static final int STARTED = 19;

  /** The process of this JVM; empty where the system does not describe processes. */
  public static Optional<DriverProcess> ofThisProcess() {
    String pid = Long.toString(ProcessHandle.current().pid());
    Optional<String[]> fields = fields(pid);
    Optional<String> boot = text(BOOT);
    return fields.isEmpty() || boot.isEmpty()
        ? Optional.empty()
        : Optional.of(new DriverProcess(pid, fields.get()[STARTED], boot.get()));
  }

  /** The driver that started the process with these environment variables. */
  static Optional<DriverProcess> of(Map<String, String> environment) {
    return of(environment.getOrDefault(DriverWatchdog.DRIVER_VARIABLE, ""));
  }

  /** The process that {@link #text} has written. */
  public static Optional<DriverProcess> of(String text) {
    String[] parts = text.split(" ");
    return parts.length == 3
        ? Optional.of(new DriverProcess(parts[0], parts[1], parts[2]))
        : Optional.empty();
  }

  /** The process as the value of a variable, which {@link #of} reads. */
  public String text() {
    return pid + " " + started + " " + boot;
  }

  /** Whether it ran on this host. */
  public boolean isOnThisHost() {
    return text(BOOT).filter(boot::equals).isPresent();
  }

  /** Whether it is running on this host; one that has ended but was not reaped is not. */
  public boolean isRunningHere() {
    return isOnThisHost()
        && fields(pid)
            .filter(fields -> fields[STARTED].equals(started))
            .filter(fields -> !fields[STATE].matches("[ZX]"))
            .isPresent();
  }

  private static Optional<String[]> fields(String pid) {
    return text(PROCESSES.resolve(pid).resolve("stat"))
        .map(text -> text.substring(text.lastIndexOf(')') + 1).strip().split(" "))
        .filter(fields -> fields.length > STARTED);
  }

  private static Optional<String> text(Path file) {
    try {
      return Optional.of(Files.readString(file).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
