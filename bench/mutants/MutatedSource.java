package org.tutti.bench.mutants;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A source file, the places at which it can be wrong, and its text with faults, each with a switch.
 */
final class MutatedSource {
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
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private final Path file;
  private final String text;
  private final Map<FaultPlace, Expression> expressions = new LinkedHashMap<>();
  private final Set<FaultPlace> inFields = new HashSet<>();

  MutatedSource(Path root, Path file) throws IOException {
    this.file = file;
    this.text = Files.readString(root.resolve(file));
    try (StandardJavaFileManager manager = COMPILER.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              COMPILER.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjects(root.resolve(file)));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        new Scanner(unit, positions).scan(unit, null);
      }
    }
  }

  /** All sources in a folder. */
  static List<Path> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  Set<FaultPlace> places() {
    return expressions.keySet();
  }

  /** Whether the value of a field is there: others may need it when they are compiled. */
  boolean isInField(FaultPlace place) {
    return inFields.contains(place);
  }

  /** The text with these faults, each of which has a number. */
  String withSwitches(Map<FaultPlace, Integer> faults) {
    // Of two that begin at one place, the outer one comes first.
    List<FaultPlace> sorted =
        faults.keySet().stream()
            .sorted(
                Comparator.comparing((FaultPlace place) -> expressions.get(place).whole().begin())
                    .thenComparing(place -> -expressions.get(place).whole().end()))
            .toList();
    return rendered(new Range(0, text.length()), sorted, faults);
  }

  private String rendered(Range range, List<FaultPlace> sorted, Map<FaultPlace, Integer> faults) {
    StringBuilder rendered = new StringBuilder();
    int at = range.begin();
    for (FaultPlace place : sorted) {
      Expression expression = expressions.get(place);
      if (expression.whole().begin() >= at && expression.whole().end() <= range.end()) {
        List<FaultPlace> inner = new ArrayList<>(sorted);
        inner.remove(place);
        rendered.append(text, at, expression.whole().begin());
        rendered.append(
            switched(
                place,
                faults.get(place),
                rendered(expression.left(), inner, faults),
                rendered(expression.right(), inner, faults)));
        at = expression.whole().end();
      }
    }
    return rendered.append(text, at, range.end()).toString();
  }

  private static String switched(FaultPlace place, int number, String left, String right) {
    String on = place.switchClass() + ".on(" + number + ")";
    return switch (place.from()) {
      case "true", "false" -> "(" + on + " ^ " + place.from() + ")";
      case "!" -> "(" + on + " ^ !(" + right + "))";
      case "==", "!=" -> "(" + on + " ^ ((" + left + ") " + place.from() + " (" + right + ")))";
      default ->
          OPERATORS.containsKey(place.from())
              ? "(%s ? (%s) %s (%s) : (%s) %s (%s))"
                  .formatted(on, left, place.to(), right, left, place.from(), right)
              : "(" + on + " ? " + place.to() + " : " + place.from() + ")";
    };
  }

  private record Range(int begin, int end) {}

  /** What has an operator, and its operands. */
  private record Expression(Range whole, Range left, Range right) {}

  /** Finds the places. */
  private final class Scanner extends TreePathScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    Scanner(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitBinary(BinaryTree node, Void none) {
      Range left = range(node.getLeftOperand());
      Range right = range(node.getRightOperand());
      String between = text.substring(left.end(), right.begin());
      String operator = between.replaceAll("\\(|\\)|//.*|\\s", "");
      // What joins texts has no difference.
      if (OPERATORS.containsKey(operator) && !(operator.equals("+") && hasText(node))) {
        add(
            left.end() + between.indexOf(operator),
            operator,
            OPERATORS.get(operator),
            new Expression(range(node), left, right));
      }
      return super.visitBinary(node, none);
    }

    @Override
    public Void visitUnary(UnaryTree node, Void none) {
      if (node.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
        Range whole = range(node);
        Range left = new Range(whole.begin(), whole.begin());
        add(whole.begin(), "!", "", new Expression(whole, left, range(node.getExpression())));
      }
      return super.visitUnary(node, none);
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void none) {
      Range whole = range(node);
      Range empty = new Range(whole.begin(), whole.begin());
      Expression expression = new Expression(whole, empty, empty);
      if (node.getValue() instanceof Boolean value) {
        add(whole.begin(), value.toString(), "" + !value, expression);
      } else if (node.getValue() instanceof Integer value && value >= 0 && value < 100) {
        String from = text.substring(whole.begin(), whole.end());
        add(whole.begin(), from, "" + (value + 1), expression);
      }
      return super.visitLiteral(node, none);
    }

    private boolean hasText(BinaryTree node) {
      return node.toString().contains("\"");
    }

    private Range range(Tree node) {
      return new Range(
          (int) positions.getStartPosition(unit, node), (int) positions.getEndPosition(unit, node));
    }

    private void add(int position, String from, String to, Expression expression) {
      int line = (int) unit.getLineMap().getLineNumber(position);
      FaultPlace place = new FaultPlace(file, line, position, from, to);
      expressions.put(place, expression);
      TreePath path = getCurrentPath();
      while (path != null && !(path.getLeaf() instanceof VariableTree)) {
        path = path.getParentPath();
      }
      if (path != null && path.getParentPath().getLeaf() instanceof ClassTree) {
        inFields.add(place);
      }
    }
  }
}
