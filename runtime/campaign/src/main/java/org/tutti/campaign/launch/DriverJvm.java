package org.tutti.campaign.launch;

import java.util.List;

/** The JVM of a driver, where Tutti starts it. */
public final class DriverJvm {
  /**
   * Its options. A driver mostly waits, and shares its processors with the ranks: the second
   * compiler would take seconds from them, and several collector threads would wake up on them.
   */
  public static final List<String> OPTIONS =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData");

  private DriverJvm() {}
}
