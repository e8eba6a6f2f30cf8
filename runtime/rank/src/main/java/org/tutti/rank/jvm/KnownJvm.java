package org.tutti.rank.jvm;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A virtual machine, and whether it is one that the warm-up of timed loops was tried with.
 *
 * @param name such as {@code OpenJDK 64-Bit Server VM}
 * @param feature number of its JDK, such as 25
 */
public record KnownJvm(String name, int feature) {
  /** The first JDK that Tutti runs on. */
  public static final int OLDEST = 17;

  /** The last one for which all was done that the page of this package asks for. */
  static final int NEWEST = 25;

  private static final Pattern HOTSPOT = Pattern.compile("(OpenJDK|Java HotSpot).* VM");

  /** That of this process. */
  public static KnownJvm ofThisProcess() {
    return new KnownJvm(System.getProperty("java.vm.name", ""), Runtime.version().feature());
  }

  /** Why timed loops may not be compiled in it; empty if it is known. */
  public Optional<String> objection() {
    boolean isKnown = HOTSPOT.matcher(name).matches() && feature >= OLDEST && feature <= NEWEST;
    return isKnown
        ? Optional.empty()
        : Optional.of(
            "the warm-up is made for HotSpot of JDK "
                + OLDEST
                + " to "
                + NEWEST
                + ", not for "
                + name
                + " of JDK "
                + feature);
  }
}
