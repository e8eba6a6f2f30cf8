package org.tutti.sync.host;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import org.tutti.mpi.host.KernelFile;

/** A number that ranks of one host have in common, and no ranks of others. */
public final class HostNumber {
  private static final Path BOOT_ID = Path.of("/proc/sys/kernel/random/boot_id");

  private HostNumber() {}

  /** That of the running kernel; where it has none, of the name of the host. */
  public static long ofThisHost() {
    return NameHash.of(KernelFile.text(BOOT_ID).orElseGet(HostNumber::nameOfHost));
  }

  private static String nameOfHost() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (IOException e) {
      return "";
    }
  }
}
