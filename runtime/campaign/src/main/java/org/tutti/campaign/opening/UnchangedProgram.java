package org.tutti.campaign.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.launch.LaunchHeader;

/**
 * Watches that all launches of a campaign measure the same program: a jar that is built again while
 * a campaign runs would be measured in its later launches, or in the one that is under way, and be
 * in one figure with the old one.
 */
public final class UnchangedProgram {
  private final Manifest manifest;
  private final Map<String, String> program;

  /** Checksums of files beside the class path when they were first seen. */
  private final Map<Path, String> seen = new HashMap<>();

  private Map<Path, List<KnownFile.FileState>> states = Map.of();

  private UnchangedProgram(Manifest manifest, Map<String, String> program) {
    this.manifest = manifest;
    this.program = Map.copyOf(program);
  }

  /**
   * The program of a campaign whose launches begin or continue now.
   *
   * @param changed whether the user allows that it differs from what the manifest names; what is
   *     there now must remain in any case
   */
  public static UnchangedProgram of(Manifest manifest, boolean changed) {
    return new UnchangedProgram(
        manifest,
        changed ? ProgramIdentity.of(manifest.treatments()) : manifest.origin().program());
  }

  /**
   * What has changed before a launch, in words; empty if nothing has.
   *
   * @param files what the launch starts and loads beside its class path
   */
  public List<String> changes(Collection<Path> files) {
    states = states(files);
    Map<String, String> digests = ProgramIdentity.of(manifest.treatments());
    digests.keySet().retainAll(program.keySet());
    List<String> changes = new ArrayList<>(ProgramIdentity.changes(program, digests));
    Set<Path> others = new LinkedHashSet<>(files);
    others.addAll(states.keySet());
    for (Path file : others) {
      if (!isOnClassPath(file) && Files.isRegularFile(file)) {
        String now = checksum(file);
        if (!seen.computeIfAbsent(file, any -> now).equals(now)) {
          changes.add(file + " has changed");
        }
      }
    }
    return changes;
  }

  /**
   * What has changed since {@link #changes} was asked before the launch that has just ended: also
   * what is as it was again, since nobody knows what the launch has read.
   *
   * @param header of the launch, in which its rank 0 says what it has opened
   */
  public List<String> changesDuring(Collection<Path> files, Optional<LaunchHeader> header) {
    Map<Path, List<KnownFile.FileState>> before = states;
    List<String> changes = changes(files);
    if (changes.isEmpty()) {
      Set<Path> all = new LinkedHashSet<>(before.keySet());
      all.addAll(states.keySet());
      all.removeIf(file -> states.containsKey(file) && states.get(file).equals(before.get(file)));
      all.forEach(file -> changes.add(file + " was written while the launch ran"));
    }
    if (changes.isEmpty()) {
      header.flatMap(OpenedJars::difference).ifPresent(changes::add);
    }
    return changes;
  }

  private static String checksum(Path file) {
    try {
      return KnownFile.checksum(file);
    } catch (IOException e) {
      throw ProgramIdentity.unreadable(file, e);
    }
  }

  /** Whether the manifest has the digest of what the file belongs to. */
  private boolean isOnClassPath(Path file) {
    return program.keySet().stream().anyMatch(entry -> file.startsWith(Path.of(entry)));
  }

  private Map<Path, List<KnownFile.FileState>> states(Collection<Path> others) {
    Set<Path> files = new LinkedHashSet<>(others);
    manifest.treatments().stream()
        .map(PlannedTreatment::settings)
        .map(settings -> settings.command().classPath())
        .distinct()
        .forEach(classPath -> files.addAll(ProgramIdentity.files(classPath)));
    Map<Path, List<KnownFile.FileState>> found = new TreeMap<>();
    for (Path file : files) {
      try {
        found.put(file, List.of(KnownFile.FileState.of(file)));
      } catch (IOException e) {
        continue; // It was deleted, which the digests show.
      }
    }
    KnownFile.FileState.ofLinks(files)
        .forEach(
            (link, state) ->
                found.merge(
                    link, List.of(state), (one, other) -> List.of(one.get(0), other.get(0))));
    return found;
  }
}
