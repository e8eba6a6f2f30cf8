package org.tutti.report.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;

/**
 * The Python files of the page about CI, run by Python. ReFrame and Ramble are in no package of the
 * systems that build Tutti, so modules of this test stand for them, with the signatures that they
 * document; docs/ci.md says what was run with the programs themselves.
 */
class CiProgramsIT {
  private static final String REFRAME =
      """
      class Namespace(dict):
          def __init__(self):
              self['performance_function'] = performance_function
              self['sanity_function'] = lambda function: property(function)

      def performance_function(units, *, perf_key=None):
          return lambda function: property(lambda self: (perf_key, function(self), units))

      class Meta(type):
          @classmethod
          def __prepare__(mcs, name, bases):
              return Namespace()

      class RunOnlyRegressionTest(metaclass=Meta):
          stdout = 'figures.prom'

      checks = []

      def simple_test(cls):
          checks.append(cls)
          return cls
      """;

  private static final String SANITY =
      """
      import re

      def extractsingle(patt, filename, tag=0, conv=None, item=0, encoding='utf-8'):
          with open(filename, encoding=encoding) as lines:
              found = [match.group(tag) for line in lines for match in re.finditer(patt, line, re.MULTILINE)]
          return conv(found[item]) if conv else found[item]

      def assert_found(patt, filename, msg=None, encoding='utf-8'):
          with open(filename, encoding=encoding) as file:
              assert re.search(patt, file.read(), re.MULTILINE), msg
          return True
      """;

  private static final String CHECK =
      """
      import check, reframe
      test = reframe.checks[0]()
      print(test.executable, *test.executable_opts)
      print(*test.postrun_cmds)
      print(*test.median)
      print(test.ok)
      """;

  private static final String APPKIT =
      """
      class ExecutableApplication: pass

      executables, variables, contexts, figures, criteria = {}, {}, {}, {}, {}

      def executable(name, template, **kwargs):
          assert set(kwargs) <= {'use_mpi', 'mpi', 'variables', 'redirect', 'output_capture', 'run_in_background'}
          executables[name] = template

      def workload(name, executables=None, executable=None, input=None, inputs=None, tags=None):
          assert executables or executable

      def workload_variable(name, default, description, values=None, workload=None, workloads=None, workload_group=None, expandable=True, track_used=True):
          variables[name] = default

      def figure_of_merit_context(name, regex, output_format):
          contexts[name] = (regex, output_format)

      def figure_of_merit(name, fom_regex, group_name, log_file='{log_file}', units='', contexts=[]):
          figures[name] = (fom_regex, group_name, units, contexts)

      def success_criteria(name, mode, match=None, file='{log_file}', fom_name=None, fom_context='null', formula=None, anti_match=None):
          assert mode in ('string', 'application_function', 'fom_comparison')
          criteria[name] = match
      """;

  private static final String APPLICATION =
      """
      import re, application
      from ramble import appkit
      given = dict(appkit.variables, n_ranks=4, experiment_run_dir='/run')
      for template in appkit.executables.values():
          print(template.format(**given))
      lines = open('figures.prom').read().splitlines()
      for regex, group, units, contexts in appkit.figures.values():
          for line in lines:
              found = re.match(regex, line)
              if found:
                  place, name = appkit.contexts[contexts[0]]
                  print(name.format(**re.match(place, line).groupdict()), found.group(group), units)
      for match in appkit.criteria.values():
          print(any(re.match(match, line) for line in lines))
      """;

  @TempDir private Path path;
  private CampaignAnalysis analysis;

  @BeforeEach
  void export() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    SampleCampaign.write(directory, 6);
    analysis = CampaignAnalysis.of(directory);
    StringWriter output = new StringWriter();
    Export.named("prometheus").write(analysis, output);
    write("figures.prom", output.toString());
    write("reframe/__init__.py", REFRAME);
    write("reframe/utility/__init__.py", "");
    write("reframe/utility/sanity.py", SANITY);
    write("ramble/__init__.py", "");
    write("ramble/appkit.py", APPKIT);
    write("check.py", CiPageTest.programs().get(0));
    write("application.py", CiPageTest.programs().get(1));
  }

  @Test
  void theCheckOfReFrameTakesTheMedian() throws Exception {
    List<String> said = python(CHECK);

    assertThat(said.get(0)).startsWith("java -jar benchmarks.jar run -np 4 ");
    assertThat(said.get(1)).isEqualTo("java -jar benchmarks.jar export out --format prometheus");
    assertThat(said.get(2)).startsWith("median ").endsWith(" s");
    assertThat(Double.parseDouble(said.get(2).split(" ")[1]))
        .isEqualTo(analysis.cells().get(0).median() / 1e9);
    assertThat(said.get(3)).isEqualTo("True");
  }

  @Test
  void theApplicationOfRambleHasTheMedianOfEachCell() throws Exception {
    List<String> said = python(APPLICATION);

    assertThat(said.get(0))
        .isEqualTo(
            "java -jar benchmarks.jar run -np 4 --launches 10 --results /run/out MPI_Allreduce");
    assertThat(said.get(1))
        .isEqualTo("java -jar benchmarks.jar export /run/out --format prometheus");
    List<String> figures = said.subList(2, said.size() - 1);
    assertThat(figures).hasSameSizeAs(analysis.cells());
    for (int at = 0; at < figures.size(); at++) {
      assertThat(figures.get(at))
          .contains("msize=\"" + analysis.cells().get(at).key().msize() + "\"")
          .endsWith(" " + analysis.cells().get(at).median() / 1e9 + " s");
    }
    assertThat(said.get(said.size() - 1)).isEqualTo("True");
  }

  private void write(String file, String text) throws IOException {
    Path place = path.resolve(file);
    Files.createDirectories(place.getParent());
    Files.writeString(place, text);
  }

  private List<String> python(String program) throws Exception {
    write("run.py", program);
    Path output = path.resolve("output.txt");
    Process process =
        new ProcessBuilder("/usr/bin/python3", "run.py")
            .directory(path.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isZero();
    return Files.readAllLines(output);
  }
}
