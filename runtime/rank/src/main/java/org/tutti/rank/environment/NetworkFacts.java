package org.tutti.rank.environment;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import org.tutti.mpi.host.KernelFile;

/**
 * The network devices with their drivers and speeds.
 *
 * @param classes directory {@code /sys/class}
 */
record NetworkFacts(Path classes) {

  void addTo(Map<String, String> facts) {
    for (Path device : entries("net")) {
      if (Files.exists(device.resolve("device"))) {
        put(facts, device, "driver " + driver(device) + ", " + speed(device) + " Mbit/s");
      }
    }
    for (Path device : entries("infiniband")) {
      put(facts, device, text(device, "hca_type") + ", " + text(device, "ports/1/rate"));
    }
  }

  private static void put(Map<String, String> facts, Path device, String text) {
    facts.put("network." + device.getFileName(), text);
  }

  /** Unknown for a device that is down. */
  private static String speed(Path device) {
    String speed = text(device, "speed");
    return speed.startsWith("-") ? MachineFacts.UNKNOWN : speed;
  }

  private static String driver(Path device) {
    return KernelFile.value(device.resolve("device/uevent"), "DRIVER", '=')
        .orElse(MachineFacts.UNKNOWN);
  }

  private static String text(Path device, String name) {
    return KernelFile.text(device.resolve(name)).orElse(MachineFacts.UNKNOWN);
  }

  /** The devices by name; none where they cannot be listed. */
  private Iterable<Path> entries(String kind) {
    TreeSet<Path> entries = new TreeSet<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(classes.resolve(kind))) {
      for (Path entry : stream) {
        entries.add(entry);
      }
    } catch (IOException e) {
      return entries;
    }
    return entries;
  }
}
