package org.tutti.lab.history;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.CommandSource;
import org.tutti.cli.command.ReportAddition;

/** What the command line finds of this room. */
public final class HistoryCommands implements CommandSource {
  @Override
  public List<String> names() {
    return List.of("history");
  }

  @Override
  public Set<String> driverNames() {
    return Set.of();
  }

  @Override
  public Object command(String name, CommandProcess process) {
    return new HistoryCommand();
  }

  @Override
  public Optional<ReportAddition> reportAddition() {
    return Optional.of(new HistoryOnPage());
  }
}
