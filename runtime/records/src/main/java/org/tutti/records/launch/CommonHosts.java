package org.tutti.records.launch;

import java.util.function.BiConsumer;

/** The hosts that two launches have in common. */
public final class CommonHosts {
  private CommonHosts() {}

  /**
   * Calls {@code action} with the earlier and the later environment of each host that is recorded
   * in both launches besides those of rank 0. If a host is missing in one of them, that is a
   * difference of its own, and not one of each of its facts.
   */
  public static void forEach(
      LaunchHeader before, LaunchHeader now, BiConsumer<HostEnvironment, HostEnvironment> action) {
    for (HostEnvironment later : now.environment().otherHosts()) {
      before.environment().otherHosts().stream()
          .filter(earlier -> earlier.host().equals(later.host()))
          .findFirst()
          .ifPresent(earlier -> action.accept(earlier, later));
    }
  }
}
