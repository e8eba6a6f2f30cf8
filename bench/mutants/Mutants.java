package org.tutti.bench.mutants;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Faults for sources: {@code draw ROOT SEED FOLDER...} prints all that it knows, in random order;
 * {@code apply ROOT FILE POSITION FROM TO} puts one into its file, {@code replace ROOT FILE FROM
 * TO} where the text is.
 */
public final class Mutants {
  private static final Map<String, String> OPERATORS =
      Map.ofEntries(
          Map.entry("<", "<="),
          Map.entry("<=", "<"),
          Map.entry(">", ">="),
          Map.entry(">=", ">"),
          Map.entry("==", "!="),
          Map.entry("!=", "=="),
          Map.entry("&&", "||"),
          Map.entry("||", "&&"),
          Map.entry("+", "-"),
          Map.entry("-", "+"),
          Map.entry("*", "/"),
          Map.entry("/", "*"));

  private final Path root;
  private final List<String> found = new ArrayList<>();

  private Mutants(Path root) {
    this.root = root;
  }

  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[1]);
    if (arguments[0].equals("apply")) {
      apply(
          root.resolve(arguments[2]),
          Integer.parseInt(arguments[3]),
          arguments[4],
          arguments.length > 5 ? arguments[5] : "");
      return;
    }
    if (arguments[0].equals("replace")) {
      Path file = root.resolve(arguments[2]);
      apply(file, Files.readString(file).indexOf(arguments[3]), arguments[3], arguments[4]);
      return;
    }
    Mutants mutants = new Mutants(root);
    for (int index = 3; index < arguments.length; index++) {
      mutants.search(root.resolve(arguments[index]));
    }
    Collections.shuffle(mutants.found, new Random(Long.parseLong(arguments[2])));
    mutants.found.forEach(System.out::println);
  }

  private static void apply(Path file, int position, String from, String to) throws IOException {
    String text = Files.readString(file);
    if (!text.startsWith(from, position)) {
      throw new IllegalArgumentException("no " + from + " at " + position + " of " + file);
    }
    Files.writeString(
        file, text.substring(0, position) + to + text.substring(position + from.length()));
  }

  private void search(Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (Stream<Path> files = Files.walk(folder);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        new Sites(unit, positions).scan(unit, null);
      }
    }
  }

  /** The places of one file at which something can be wrong. */
  private final class Sites extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final String text;

    Sites(CompilationUnitTree unit, SourcePositions positions) throws IOException {
      this.unit = unit;
      this.positions = positions;
      this.text = unit.getSourceFile().getCharContent(true).toString();
    }

    @Override
    public Void visitBinary(BinaryTree node, Void none) {
      int begin = (int) positions.getEndPosition(unit, node.getLeftOperand());
      String between =
          text.substring(begin, (int) positions.getStartPosition(unit, node.getRightOperand()));
      String operator = between.replaceAll("\\(|\\)|//.*|\\s", "");
      // What joins texts has no difference.
      if (OPERATORS.containsKey(operator) && !(operator.equals("+") && hasText(node))) {
        add(begin + between.indexOf(operator), operator, OPERATORS.get(operator));
      }
      return super.visitBinary(node, none);
    }

    @Override
    public Void visitUnary(UnaryTree node, Void none) {
      if (node.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
        add((int) positions.getStartPosition(unit, node), "!", "");
      }
      return super.visitUnary(node, none);
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void none) {
      int begin = (int) positions.getStartPosition(unit, node);
      if (node.getValue() instanceof Boolean value) {
        add(begin, value.toString(), "" + !value);
      } else if (node.getValue() instanceof Integer value && value >= 0 && value < 100) {
        add(
            begin,
            text.substring(begin, (int) positions.getEndPosition(unit, node)),
            "" + (value + 1));
      }
      return super.visitLiteral(node, none);
    }

    private boolean hasText(BinaryTree node) {
      return node.toString().contains("\"");
    }

    private void add(int position, String from, String to) {
      Path file = root.relativize(Path.of(unit.getSourceFile().toUri()));
      long line = unit.getLineMap().getLineNumber(position);
      found.add(file + "," + line + "," + position + "," + from + "," + to);
    }
  }
}
