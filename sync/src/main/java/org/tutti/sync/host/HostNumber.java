package org.tutti.sync.host;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;

/** A number that ranks of one host have in common, and no ranks of others. */
public final class HostNumber {
  private static final Path BOOT_ID = Path.of("/proc/sys/kernel/random/boot_id");

  private HostNumber() {}

  /** That of the running kernel; where it has none, of the name of the host. */
  public static long ofThisHost() {
    String name;
    try {
      name = Files.readString(BOOT_ID).strip();
    } catch (IOException e) {
      name = nameOfHost();
    }
    return NameHash.of(name);
  }

  private static String nameOfHost() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (IOException e) {
      return "";
    }
  }
}
