package org.tutti.lab.stress;

import java.util.List;
import java.util.Set;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.CommandSource;

/** What the command line finds of this room. */
public final class StressCommands implements CommandSource {
  @Override
  public List<String> names() {
    return List.of("stress");
  }

  @Override
  public Set<String> driverNames() {
    return Set.of();
  }

  @Override
  public Object command(String name, CommandProcess process) {
    return new StressCommand(process);
  }
}
