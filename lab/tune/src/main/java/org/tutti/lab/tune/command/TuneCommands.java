package org.tutti.lab.tune.command;

import java.util.List;
import java.util.Set;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.CommandSource;

/** What the command line finds of this room. */
public final class TuneCommands implements CommandSource {
  @Override
  public List<String> names() {
    return List.of("tune");
  }

  @Override
  public Set<String> driverNames() {
    return Set.of("tune");
  }

  @Override
  public Object command(String name, CommandProcess process) {
    return new TuneCommand();
  }
}
