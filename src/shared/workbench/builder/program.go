package main

import (
	"context"
	"fmt"
	"log"
	"time" // if timeout

	"github.com/inspektor-gadget/inspektor-gadget/pkg/datasource"
	igjson "github.com/inspektor-gadget/inspektor-gadget/pkg/datasource/formatters/json"
	gadgetcontext "github.com/inspektor-gadget/inspektor-gadget/pkg/gadget-context"
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators"
	_ "github.com/inspektor-gadget/inspektor-gadget/pkg/operators/ebpf"
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/filter"  // if filter
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/limiter" // if limiter
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/localmanager"
	ocihandler "github.com/inspektor-gadget/inspektor-gadget/pkg/operators/oci-handler"
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/simple"
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/socketenricher"
	"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/sort" // if sort
	"github.com/inspektor-gadget/inspektor-gadget/pkg/runtime/local"
)

// The rows are formatted after the other operators have seen them.
const priority = 50000

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	printer := simple.New("printer", simple.OnInit(func(ctx operators.GadgetContext) error {
		for _, source := range ctx.GetDataSources() {
			formatter, err := igjson.New(source, igjson.WithShowAll(true))
			if err != nil {
				return fmt.Errorf("formatting %s: %w", source.Name(), err)
			}
			err = source.Subscribe(func(_ datasource.DataSource, row datasource.Data) error {
				fmt.Println(string(formatter.Marshal(row)))
				return nil
			}, priority)
			if err != nil {
				return fmt.Errorf("subscribing to %s: %w", source.Name(), err)
			}
		}
		return nil
	}))

	// Finds the containers of this host.
	manager := localmanager.LocalManagerOperator
	if err := manager.Init(manager.GlobalParamDescs().ToParams()); err != nil {
		return fmt.Errorf("starting the local manager: %w", err)
	}
	defer manager.Close()

	// Finds the process of a packet.
	sockets := &socketenricher.SocketEnricher{}
	if err := sockets.Init(sockets.GlobalParamDescs().ToParams()); err != nil {
		return fmt.Errorf("starting the socket enricher: %w", err)
	}
	defer sockets.Close()

	gadget := gadgetcontext.New(
		context.Background(),
		"IMAGE",
		gadgetcontext.WithTimeout(30*time.Second), // if timeout
		gadgetcontext.WithDataOperators(
			ocihandler.OciHandler,
			manager,
			sockets,
			filter.FilterOperator, // if filter
			sort.Operator,         // if sort
			limiter.Operator,      // if limiter
			printer,
		),
	)

	here := local.New()
	if err := here.Init(nil); err != nil {
		return fmt.Errorf("starting the runtime: %w", err)
	}
	defer here.Close()

	params := map[string]string{}
	params["NAME"] = "VALUE"
	return here.RunGadget(gadget, nil, params)
}
