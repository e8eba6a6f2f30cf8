package org.tutti.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.records.file.Sha256;

/** Reads, copies, and removes all files below a directory. */
final class CampaignTree {
  private CampaignTree() {}

  static Map<String, String> contents(Path campaign) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(campaign)) {
      for (Path file : files.toList()) {
        String name = campaign.relativize(file).toString();
        if (Files.isRegularFile(file) && !name.equals("lock")) {
          contents.put(name, Sha256.of(Files.readAllBytes(file)));
        } else if (Files.isSymbolicLink(file)) {
          contents.put(name, Files.readSymbolicLink(file).toString());
        }
      }
    }
    return contents;
  }

  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }

  static void removeAll(Path directory) throws IOException {
    if (Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
