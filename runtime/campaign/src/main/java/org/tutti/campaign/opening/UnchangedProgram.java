package org.tutti.campaign.opening;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.LaunchHeader;

/**
 * Watches that all launches of a campaign measure the same program: a jar that is built again while
 * a campaign runs would be measured in its later launches, and be in one figure with the old one.
 */
public final class UnchangedProgram {
  private final Manifest manifest;
  private final Map<String, String> program;
  private final Map<Path, String> libraries = new HashMap<>();

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
   * What has changed, in words; empty if nothing has.
   *
   * @param last the header of the last launch of the same treatment, with the library that it found
   */
  public List<String> changes(Optional<LaunchHeader> last) {
    Map<String, String> now = ProgramIdentity.of(manifest.treatments());
    now.keySet().retainAll(program.keySet());
    List<String> changes = new ArrayList<>(ProgramIdentity.changes(program, now));
    last.map(header -> Path.of(header.library().path()))
        .filter(Path::isAbsolute)
        .filter(Files::isRegularFile)
        .filter(this::differs)
        .ifPresent(file -> changes.add("the MPI library in " + file + " has changed"));
    return changes;
  }

  private boolean differs(Path library) {
    String now = ProgramIdentity.ofFile(library);
    return !libraries.computeIfAbsent(library, any -> now).equals(now);
  }
}
