package org.tutti.sync.host;

/**
 * Numbers that stand for names where all ranks compare theirs, such as those of hosts. A
 * cryptographic hash would be as good, but a rank needs ten milliseconds to load one.
 */
public final class NameHash {
  private NameHash() {}

  /**
   * The number of a name: the finalizer of SplitMix64 (Steele, Lea, Flood 2014) after each
   * character. It is the same on all machines.
   */
  public static long of(String name) {
    long hash = name.length();
    for (int at = 0; at < name.length(); at++) {
      hash = (hash ^ name.charAt(at)) + 0x9E3779B97F4A7C15L;
      hash = (hash ^ (hash >>> 30)) * 0xBF58476D1CE4E5B9L;
      hash = (hash ^ (hash >>> 27)) * 0x94D049BB133111EBL;
      hash ^= hash >>> 31;
    }
    return hash;
  }
}
