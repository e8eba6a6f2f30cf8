package org.tutti.lab.archive.command;

import java.util.List;
import java.util.Set;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.CommandSource;

/** What the command line finds of this room. */
public final class ArchiveCommands implements CommandSource {
  @Override
  public List<String> names() {
    return List.of("archive", "replicate");
  }

  @Override
  public Set<String> driverNames() {
    return Set.of("replicate");
  }

  @Override
  public Object command(String name, CommandProcess process) {
    return switch (name) {
      case "archive" -> new ArchiveCommand();
      case "replicate" -> new ReplicateCommand();
      default -> throw new IllegalArgumentException("no command " + name);
    };
  }
}
